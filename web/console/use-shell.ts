import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import type { Language, Words } from '#core/messages.ts'
import { lastShell } from '../last-shell.ts'
import { splitLanguage } from '../to.ts'
import type { ConsoleShell } from './shell.server.ts'

const rememberShell = lastShell<ConsoleShell>()

/** What the root has loaded; on an error raised before it could, what the error carries of it, or what was loaded before. */
export function useShellOrNone(): ConsoleShell | undefined {
  const loaded = useRouteLoaderData<ConsoleShell>('root')
  const error = useRouteError()
  const known = rememberShell(loaded, useLanguage())
  return loaded ?? (isRouteErrorResponse(error) ? error.data?.shell : undefined) ?? known
}

/** The language that the address is in: known also where nothing could be loaded. */
export const useLanguage = (): Language => splitLanguage(useLocation().pathname).language
export const useWords = <M>(words: Words<M>) => words(useLanguage())
