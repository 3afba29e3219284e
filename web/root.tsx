import letters from '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url'
import { lazy, Suspense, use, useState } from 'react'
import { Links, Meta, type MiddlewareFunction, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { iconAddress } from '#core/brand-mark.ts'
import type { Route } from './+types/root.ts'
import { reportFailure } from './api.server.ts'
import { NoticeHost } from './components/offline/host.tsx'
import { PersonalPart } from './components/personal/personal-part.tsx'
import { DemoBar, SkipLink } from './components/shell/demo-bar.tsx'
import { FrameColour } from './components/shell/frame-colour.tsx'
import { NavigationProgress } from './components/shell/navigation-progress.tsx'
import { ShareSheetContext } from './components/shell/share-sheet.ts'
import { useHydrated } from './components/shell/use-hydrated.ts'
import { useMainFocus } from './components/shell/use-main-focus.ts'
import { words } from './components/shell/words.ts'
import { ToastHost } from './components/toasts/toast-host.tsx'
import { guard } from './guard.server.ts'
import { NonceContext } from './nonce.ts'
import { loadShell } from './shell.server.ts'
import styles from './styles/app.css?url'
import { ThemeContext } from './theme-context.ts'
import { optionalPart } from './ui/optional-part.ts'
import { usePageLanguage, useShellOrNone } from './use-shell.ts'

export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, url, pattern, context }, next) => {
    await guard({ request, url, pattern, context })
    const response = await next()
    reportFailure(context, response)
    return response
  },
]

export const loader = ({ context }: Route.LoaderArgs) => loadShell(context)

/** Pages bring their own; this is for what has none. Errors name themselves, in the screen that shows them. */
export function meta({ loaderData, error }: Route.MetaArgs) {
  return error ? [{ name: 'robots', content: 'noindex' }] : [{ title: loaderData?.tenant.name ?? '' }]
}

export function Layout({ children }: { children: React.ReactNode }) {
  const shell = useShellOrNone()
  const language = usePageLanguage()
  const nonce = use(NonceContext)
  useHydrated()
  useMainFocus()
  return (
    <html
      lang={language}
      data-look={shell?.look}
      data-text={shell?.text_size}
      data-scheme={shell?.color_scheme}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        {shell?.analytics && (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, without anybody's words
          <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: shell.analytics.early }} />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {shell && <FrameColour scheme={shell.color_scheme} colours={shell.frame_colours} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own colours, parsed as hex before they get here */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: use(ThemeContext) }} />
        {shell && <link rel="icon" href={iconAddress(shell.tenant.logo, shell.tenant.brand_colour)} />}
        <link rel="manifest" href={language === 'en' ? '/manifest.webmanifest?lang=en' : '/manifest.webmanifest'} />
        <link rel="apple-touch-icon" href="/icons/180.png" />
        {/* Known before the styles are: words need not be set twice. */}
        <link rel="preload" href={letters} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={styles} />
        <Meta />
        <Links />
      </head>
      <body>
        <SkipLink language={language} />
        <NavigationProgress label={words(language).loading} />
        {shell?.demo && <DemoBar language={language} />}
        {shell?.analytics && (
          <Suspense>
            <AnalyticsHost analytics={shell.analytics} language={language} />
          </Suspense>
        )}
        <ToastHost source={shell}>
          <PersonalPart shell={shell}>{children}</PersonalPart>
        </ToastHost>
        <NoticeHost language={language} keepsPages={shell?.offline ?? false} />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const [isOpen, setOpen] = useState(false)
  return (
    <ShareSheetContext value={{ isOpen, setOpen }}>
      <Outlet />
    </ShareSheetContext>
  )
}

const AnalyticsHost = optionalPart(() =>
  import('./components/analytics/host.tsx').then((module) => module.AnalyticsHost),
)

const ErrorScreen = lazy(() =>
  import('./components/errors/error-screen.tsx').then((module) => ({ default: module.ErrorScreen })),
)

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Suspense>
      <ErrorScreen error={error} />
    </Suspense>
  )
}
