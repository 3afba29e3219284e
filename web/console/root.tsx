import './console.css'
import letters from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { use } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  type MiddlewareFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
} from 'react-router'
import { reportFailure } from '../api.server.ts'
import { ServerAway } from '../components/errors/server-away.tsx'
import { DemoBar, SkipLink } from '../components/shell/demo-bar.tsx'
import { Main } from '../components/shell/main.tsx'
import { NavigationProgress } from '../components/shell/navigation-progress.tsx'
import { useHydrated } from '../components/shell/use-hydrated.ts'
import { useMainFocus } from '../components/shell/use-main-focus.ts'
import { words as siteWords } from '../components/shell/words.ts'
import { NonceContext } from '../nonce.ts'
import { ThemeContext } from '../theme-context.ts'
import { useDeskPresence } from './components/chat/use-desk-presence.ts'
import { ErrorScreen } from './components/error-screen.tsx'
import { Header } from './components/header.tsx'
import { Shortcuts } from './components/shortcuts.tsx'
import { guard } from './guard.server.ts'
import { loadShell } from './shell.server.ts'
import { UnsavedGuard } from './ui/form/unsaved-guard.tsx'
import { useLanguage, useShellOrNone } from './use-shell.ts'

export const middleware: MiddlewareFunction<Response>[] = [
  async ({ pattern, context, url }, next) => {
    await guard({ pattern, context, url })
    const response = await next()
    reportFailure(context, response)
    return response
  },
]

export const loader = ({ context }: LoaderFunctionArgs) => loadShell(context)

export function Layout({ children }: { children: React.ReactNode }) {
  const shell = useShellOrNone()
  const language = useLanguage()
  const nonce = use(NonceContext)
  useHydrated()
  const waiting = useDeskPresence(shell)
  useMainFocus()
  return (
    <html
      lang={language}
      data-look={shell?.look}
      data-text={shell?.text_size}
      data-scheme={shell?.color_scheme ?? 'system'}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own colours, parsed as hex before they get here */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: use(ThemeContext) }} />
        {shell && <link rel="icon" href={shell.icon} />}
        <link rel="preload" href={letters} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink language={language} />
        <NavigationProgress label={siteWords(language).loading} />
        {shell?.demo && <DemoBar language={language} />}
        {shell?.is_signed_in ? (
          <div className="flex flex-1 flex-col md:grid md:grid-cols-[15rem_minmax(0,1fr)]">
            <Header shell={shell} waiting={waiting} />
            <Main className="mx-auto w-full min-w-0 max-w-[90rem] px-edge py-5 md:px-8 md:py-7">{children}</Main>
          </div>
        ) : (
          <Main className="layout py-6 md:py-10">{children}</Main>
        )}
        {shell?.is_signed_in && <Shortcuts />}
        <div role="status" aria-live="polite" className="notice-bar z-30">
          <ServerAway language={language} />
        </div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return (
    <UnsavedGuard>
      <Outlet />
    </UnsavedGuard>
  )
}

export function ErrorBoundary() {
  return <ErrorScreen error={useRouteError()} />
}
