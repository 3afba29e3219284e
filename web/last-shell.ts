import type { Language } from '#core/messages.ts'

/**
 * What was loaded last, for an error screen that has nothing of its own: in one browser, which has one reader, and in the
 * language of the address. A server has many readers and remembers none.
 */
export function lastShell<S extends { language: Language }>() {
  let last: S | undefined
  return (loaded: S | undefined, language: Language): S | undefined => {
    if (typeof document === 'undefined') return loaded
    last = loaded ?? last
    return loaded ?? (last?.language === language ? last : undefined)
  }
}
