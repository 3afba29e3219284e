import { isRouteErrorResponse, Link } from 'react-router'
import { inLanguage } from '../../to.ts'
import { useShellOrNone } from '../../use-shell.ts'
import { words } from './words.ts'

/** What a person sees when an address leads nowhere, or when we failed. */
export function ErrorScreen({ error }: { error: unknown }) {
  const language = useShellOrNone()?.language ?? 'id'
  const say = words(language)
  const status = isRouteErrorResponse(error) ? error.status : 500
  return (
    <main className="layout py-20 text-center">
      <p className="text-5xl font-bold text-brand-text">{status}</p>
      <h1 className="mt-4 text-2xl">{status === 404 ? say.notFound : say.failed}</h1>
      <p className="mt-8">
        <Link to={inLanguage(language, '/')}>{say.home}</Link>
      </p>
    </main>
  )
}
