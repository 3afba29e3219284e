import './styles/app.css'
import { use } from 'react'
import { Links, Meta, type MiddlewareFunction, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { pictureSource } from '#core/pictures.ts'
import type { Route } from './+types/root.ts'
import { ErrorScreen } from './components/errors/error-screen.tsx'
import { guard } from './guard.server.ts'
import { NonceContext } from './nonce.ts'
import { loadShell } from './shell.server.ts'
import { useShellOrNone } from './use-shell.ts'

export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    await guard({ request, context })
    return next()
  },
]

export const loader = ({ context }: Route.LoaderArgs) => loadShell(context)

export function Layout({ children }: { children: React.ReactNode }) {
  const shell = useShellOrNone()
  const nonce = use(NonceContext)
  return (
    <html lang={shell?.language ?? 'id'} data-look={shell?.look} data-text={shell?.text_size}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={shell?.tenant.brand_colour} />
        {shell && <link rel="icon" type="image/webp" href={pictureSource(`logo-${shell.tenant.logo}`, 160, 'webp')} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own colours, parsed as hex before they get here */}
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: shell?.theme ?? '' }} />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
