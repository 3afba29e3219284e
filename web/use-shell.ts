import { use } from 'react'
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from 'react-router'
import type { Language, Words } from '#core/messages.ts'
import { PersonalContext } from './components/personal/context.ts'
import type { loadShell, Shell } from './shell.server.ts'

/**
 * What the root has loaded, with the personal part where that came apart; on an error raised before it could, what the error
 * carries of it.
 */
export function useShellOrNone(): Shell | undefined {
  const loaded = useRouteLoaderData<typeof loadShell>('root')
  const error = useRouteError()
  const personal = use(PersonalContext)
  if (personal) return personal.shell
  if (loaded) return loaded
  return isRouteErrorResponse(error) ? error.data?.shell : undefined
}

export function useShell(): Shell {
  const shell = useShellOrNone()
  if (!shell) throw new Error('the shell is not loaded')
  return shell
}

export const useLanguage = (): Language => useShell().language
export const useWords = <M>(words: Words<M>) => words(useLanguage())
