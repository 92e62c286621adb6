import { usePage } from './PageContext.tsx'

/** Where a call leads: the international number, which works from everywhere. */
export const callHref = (telephone: string): string => `tel:${telephone.replaceAll('-', '')}`

/** The company's number as its readers dial it: on Hebrew pages an Israeli one begins with 0. */
export function Telephone() {
  const { locale, site } = usePage()
  const { telephone } = site.data('company')
  return <bdi dir="ltr">{locale === 'he' ? telephone.replace(/^\+972-?/, '0') : telephone}</bdi>
}
