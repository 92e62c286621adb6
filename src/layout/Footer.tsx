import { Container } from './Container.tsx'
import { usePage } from './PageContext.tsx'

export function Footer() {
  const { locale, site } = usePage()
  const company = site.data('company')
  return (
    <footer className="border-t border-line bg-card py-12 text-sm text-soft">
      <Container>{company.legalName[locale]}</Container>
    </footer>
  )
}
