import { useEffect } from 'react'
import type { Language } from '#core/messages.ts'
import { isBackHere, openWhenBack } from './open-when-back.ts'
import { words } from './words.ts'

/** Opens the page we are at as soon as the server has it again, and says so where there are scripts to do it. */
export function OpensByItself({ language }: { language: Language }) {
  useEffect(() => openWhenBack({ isBack: isBackHere, open: () => window.location.reload() }), [])
  return <p className="mt-3 max-w-prose text-muted noscript:hidden">{words(language).opensByItself}</p>
}
