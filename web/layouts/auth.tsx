import { Outlet } from 'react-router'
import { AuthPanel } from '../components/shell/auth-panel.tsx'
import { LanguageSwitch } from '../components/shell/language-switch.tsx'
import { Logo } from '../components/shell/logo.tsx'
import { Main } from '../components/shell/main.tsx'

/** A form on one side, a quiet picture on the other; on a phone only the form. */
export default function AuthLayout() {
  return (
    <div className="grid flex-1 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex flex-col">
        <header className="flex flex-wrap items-center justify-between gap-2 px-4 py-3 md:px-8">
          <Logo />
          <LanguageSwitch />
        </header>
        <Main className="mx-auto flex w-full max-w-narrow flex-col px-4 pt-8 pb-12 md:justify-center">
          <Outlet />
        </Main>
      </div>
      <AuthPanel />
    </div>
  )
}
