import { Trans } from '@lingui/react/macro'
import type { Data } from '../../../content/dataFiles.ts'
import { Bidi } from '../Bidi.tsx'
import { Icon } from '../Icon.tsx'
import { HeaderLink } from './HeaderLink.tsx'

interface MenuCardProps {
  card: Data['navigation']['apple']['cards'][number]
  /** Whether the card has a learn-more button; without one its title is the link. */
  button?: boolean
}

/** A page in a mega menu; the whole card can be clicked. */
export function MenuCard({ card, button = false }: MenuCardProps) {
  const title = <Bidi>{card.title}</Bidi>
  const link = 'font-semibold after:absolute after:inset-0'
  return (
    <div className="menu-card">
      <span className="text-accent">
        <Icon name={card.icon} size={22} />
      </span>
      <div>
        <p className="font-semibold">
          {button ? (
            title
          ) : (
            <HeaderLink path={`/${card.page}`} className={link}>
              {title}
            </HeaderLink>
          )}
        </p>
        <p className="text-sm text-soft">
          <Bidi>{card.text}</Bidi>
        </p>
        {button && (
          <HeaderLink path={`/${card.page}`} className={`${link} mt-1 inline-block text-sm text-accent`}>
            <Trans>Learn more</Trans>
            <span className="sr-only">
              {': '}
              {title}
            </span>
          </HeaderLink>
        )}
      </div>
    </div>
  )
}
