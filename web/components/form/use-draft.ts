import { useEffect, useRef, useState } from 'react'

/** The form as another tab has saved it since, and when, in words. */
export type Newer = { version: number; fields: Record<string, string>; text: string }

const pauseMs = 800
const saves = { page: '', count: 0 }

/** Two that are sent quickly may arrive the other way round: the server keeps the later of a page. */
function nextRevision(): string {
  saves.page ||= Math.random().toString(36).slice(2, 12)
  saves.count += 1
  return `${saves.page}.${saves.count}`
}

function fill(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name)
  if (field instanceof HTMLInputElement) field.value = value
}

type Draft = { path: string; version: number }

/**
 * Keeps what is typed on the server: soon after the last key, and when the page is left or put away. `newer` is what another
 * tab has saved since this page was opened, until the person has chosen.
 */
export function useDraft({ path, version }: Draft, answered: readonly (Newer | undefined)[]) {
  const [refused, setRefused] = useState<Newer | null>()
  const seen = useSeen(version)
  const stamp = (form: HTMLFormElement) => {
    fill(form, 'version', String(seen.version()))
    fill(form, 'revision', nextRevision())
  }
  const sending = useSending((form) => {
    stamp(form)
    const body = new URLSearchParams()
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.append(name, value)
    fetch(path, { method: 'POST', body, keepalive: true })
      .then(async (reply) => {
        if (reply.status === 409) setRefused(await reply.json())
      })
      // What cannot be kept now is kept with the next key, or with the form itself.
      .catch(() => undefined)
  })
  const newer = [refused, ...answered].find((one) => one && one.version > seen.latest)
  return { ...sending, stamp, newer, settle: seen.settle }
}

/** The version the page started from, or was shown since. Also at hand between two renderings, for what is sent at once. */
function useSeen(version: number) {
  const current = useRef(version)
  const [latest, setLatest] = useState(version)
  const settle = (shown: number) => {
    current.current = shown
    setLatest(shown)
  }
  return { latest, settle, version: () => current.current }
}

/** Sends a form that was touched, once, after a pause or at the last moment. */
function useSending(deliver: (form: HTMLFormElement) => void) {
  const typed = useRef<HTMLFormElement>(undefined)
  const timer = useRef(0)
  const drop = () => {
    window.clearTimeout(timer.current)
    typed.current = undefined
  }
  const send = useRef(() => {})
  send.current = () => {
    const form = typed.current
    drop()
    if (form) deliver(form)
  }
  useEffect(() => {
    const leave = () => send.current()
    const hide = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      leave()
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [])
  return {
    drop,
    soon(form: HTMLFormElement) {
      typed.current = form
      window.clearTimeout(timer.current)
      timer.current = window.setTimeout(() => send.current(), pauseMs)
    },
  }
}
