import { type ReactNode, Suspense } from 'react'
import { NewLookProvider } from '../new-look/provider.tsx'
import { BackTitle } from './back-title.tsx'
import { BottomNavigation } from './bottom-navigation.tsx'
import { PageCrumbs } from './crumbs.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { useShellRules } from './use-rules.ts'
import { WhatsappButton } from './whatsapp-button.tsx'
import { WishForm } from './wish-form.tsx'

/** What stands around a page, by the rules. `children` hold the page's own main. */
export function Frame({ children }: { children: ReactNode }) {
  const rules = useShellRules()
  return (
    <NewLookProvider>
      <Header rules={rules} />
      {rules.backTitle && <BackTitle title={rules.backTitle} />}
      <PageCrumbs />
      <WishForm />
      {children}
      {/* Hydrates after the page. */}
      <Suspense>
        <Footer rules={rules} />
      </Suspense>
      {rules.bottomNavigation && <BottomNavigation />}
      {rules.whatsapp && <WhatsappButton />}
    </NewLookProvider>
  )
}
