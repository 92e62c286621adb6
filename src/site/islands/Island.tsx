import { useLingui } from '@lingui/react/macro'
import { type ComponentProps, createElement, type ElementType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandProviders } from './IslandProviders.tsx'
import type { IslandComponent, IslandName } from './registry.ts'

/** When the browser makes an island live; `interaction` is the first pointer, focus or key inside it. */
export type When = 'load' | 'idle' | 'visible' | 'interaction'

interface IslandProps<Name extends IslandName> {
  name: Name
  /** The component registered under `name`; passed in, so that it renders here without loading the registry. */
  component: IslandComponent<Name>
  props: ComponentProps<IslandComponent<Name>>
  when: When
  className?: string
}

/**
 * Renders a component in place as a React root of its own. Its props travel in an attribute, where no text, be it
 * `</script>` or Hebrew, can end the markup.
 */
export function Island<Name extends IslandName>({ name, component, props, when, className }: IslandProps<Name>) {
  const { i18n, t } = useLingui()
  const prefix = `${useId().replace(/[^a-zA-Z0-9]/g, '')}-`
  const given = JSON.stringify(props)
  const html = renderToString(
    <IslandProviders i18n={i18n}>{createElement(component as ElementType, props)}</IslandProviders>,
    { identifierPrefix: prefix },
  )
  return (
    <site-island
      class={className}
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      data-unavailable={t`This part of the page could not be loaded. Check the connection and try again.`}
      data-props={given === '{}' ? undefined : given}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is React's own output for the component above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & {
        class?: string | undefined
        [data: `data-${string}`]: string | undefined
      }
    }
  }
}
