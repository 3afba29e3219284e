import { use } from 'react'
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import type { Language, Words } from '#core/messages.ts'
import { PersonalContext } from './components/personal/context.ts'
import { lastShell } from './last-shell.ts'
import type { loadShell, Shell } from './shell.server.ts'
import { splitLanguage } from './to.ts'

const rememberShell = lastShell<Shell>()

const useAddressLanguage = (): Language => splitLanguage(useLocation().pathname).language

/**
 * What the root has loaded, with the personal part where that came apart; on an error raised before it could, what the error
 * carries of it, or what was loaded before.
 */
export function useShellOrNone(): Shell | undefined {
  const loaded = useRouteLoaderData<typeof loadShell>('root')
  const error = useRouteError()
  const personal = use(PersonalContext)
  const known = rememberShell(loaded, useAddressLanguage())
  if (personal) return personal.shell
  if (loaded) return loaded
  return (isRouteErrorResponse(error) ? error.data?.shell : undefined) ?? known
}

/** The language of the page, or of the address where no page could be loaded. */
export function usePageLanguage(): Language {
  const language = useAddressLanguage()
  return useShellOrNone()?.language ?? language
}

export function useShell(): Shell {
  const shell = useShellOrNone()
  if (!shell) throw new Error('the shell is not loaded')
  return shell
}

export const useLanguage = (): Language => useShell().language
export const useWords = <M>(words: Words<M>) => words(useLanguage())
