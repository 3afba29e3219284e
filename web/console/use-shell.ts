import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router'
import type { Language, Words } from '#core/messages.ts'
import { splitLanguage } from '../to.ts'
import type { ConsoleShell } from './shell.server.ts'

/** What the root has loaded; on an error raised before it could, what the error carries of it. To a guest there is none. */
export function useShellOrNone(): ConsoleShell | undefined {
  const loaded = useRouteLoaderData<ConsoleShell>('root')
  const error = useRouteError()
  return loaded ?? (isRouteErrorResponse(error) ? error.data?.shell : undefined)
}

/** The language that the address is in: known also where nothing could be loaded. */
export const useLanguage = (): Language => splitLanguage(useLocation().pathname).language
export const useWords = <M>(words: Words<M>) => words(useLanguage())
