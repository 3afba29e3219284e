import { finishProvider } from '../../sign-in.server.ts'
import type { Route } from './+types/page.ts'

/** Apple's answer, turned into a GET by the server; it always leads on. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<never> {
  throw await finishProvider(context, 'apple', url.searchParams)
}

export default function RedirectApple() {
  return null
}
