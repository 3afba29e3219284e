import { useSyncExternalStore } from 'react'

type Options<T> = { key: string; read: (text: string | null) => T; none: T }

/** What this browser keeps under a key, the same in all its tabs; the server knows of `none`. */
export function browserStore<T>({ key, read, none }: Options<T>) {
  const listeners = new Set<() => void>()
  let known: { text: string | null; value: T } = { text: null, value: none }
  // The same text gives the same object: React draws anew for any other.
  const get = (): T => {
    const text = window.localStorage.getItem(key)
    if (text !== known.text) known = { text, value: read(text) }
    return known.value
  }
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener)
    window.addEventListener('storage', listener)
    return () => {
      listeners.delete(listener)
      window.removeEventListener('storage', listener)
    }
  }
  return {
    get,
    subscribe,
    set(value: T): void {
      window.localStorage.setItem(key, JSON.stringify(value))
      for (const listener of listeners) listener()
    },
    useValue: (): T => useSyncExternalStore(subscribe, get, () => none),
  }
}
