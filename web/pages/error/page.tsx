import { ErrorPage } from '../../components/errors/error-screen.tsx'
import { errorStatus, statusWord } from '../../components/errors/statuses.ts'
import { words } from '../../components/errors/words.ts'
import { metaOf } from '../../meta.ts'
import type { Route } from './+types/page.ts'

export const meta = (args: Route.MetaArgs) =>
  metaOf((language) => ({ title: words(language)[statusWord(args.loaderData?.status ?? 500)], hidden: true }))(args)

/** Shows a status from a closed list. Its own is 200: nothing failed, and nobody can have us say so. */
export const loader = ({ url }: Route.LoaderArgs) => ({ status: errorStatus(url.searchParams.get('status')) })

export default function ErrorPageOfSite({ loaderData }: Route.ComponentProps) {
  return <ErrorPage status={loaderData.status} />
}
