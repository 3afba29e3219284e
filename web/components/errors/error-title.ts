import { isRouteErrorResponse } from 'react-router'
import type { Language } from '#core/messages.ts'
import { errorStatus, statusWord } from './statuses.ts'
import { words } from './words.ts'

export const errorTitle = (error: unknown, language: Language): string =>
  words(language)[statusWord(errorStatus(isRouteErrorResponse(error) ? error.status : 500))]
