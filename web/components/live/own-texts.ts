const prefix = 'chat-'

/**
 * What a person has written in this tab and not sent, also after a reload or a sign-in that had to be made again. What somebody
 * else has written here is forgotten.
 */
export function ownTexts(person_id: string) {
  const own = `${prefix}${person_id}-`
  return {
    read(name: string): string | undefined {
      try {
        const others = Object.keys(window.sessionStorage).filter(
          (key) => key.startsWith(prefix) && !key.startsWith(own),
        )
        for (const key of others) window.sessionStorage.removeItem(key)
        return window.sessionStorage.getItem(own + name) ?? undefined
      } catch {
        return undefined
      }
    },
    keep(name: string, text: string): void {
      try {
        if (text === '') window.sessionStorage.removeItem(own + name)
        else window.sessionStorage.setItem(own + name, text)
      } catch {
        // A browser that keeps nothing has it until the page is left.
      }
    },
  }
}
