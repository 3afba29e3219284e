import { useCallback, useEffect, useReducer, useState } from 'react'
import { useShell } from '../../use-shell.ts'
import { useHref } from '../shell/use-href.ts'
import { useToast } from '../toasts/use-toast.ts'
import {
  type Forgotten,
  type Opened,
  type SearchResponse,
  searchDebounceMs,
  searchStart,
  searchState,
} from './state.ts'
import { words } from './words.ts'

/** An answer of `/suggestions`, or nothing when there is none to be had. */
async function ask<T>(address: string, options: RequestInit = {}): Promise<T | undefined> {
  try {
    const reply = await fetch(address, { ...options, headers: { accept: 'application/json' } })
    return reply.ok ? await reply.json() : undefined
  } catch {
    return undefined
  }
}

/** What `/suggestions` knows: at first recent and popular searches, then what matches the text. */
export function useSuggestions(term: string) {
  const href = useHref()
  const address = href('/suggestions')
  const { opened, forget } = useOpened(address)
  const [state, send] = useReducer(searchState, searchStart)
  useEffect(() => {
    send({ type: 'typed', term })
    if (term.trim() === '') return
    const stop = new AbortController()
    const timer = window.setTimeout(async () => {
      send({ type: 'paused' })
      const joint = address.includes('?') ? '&' : '?'
      const query = new URLSearchParams({ term })
      const response = await ask<SearchResponse>(`${address}${joint}${query}`, { signal: stop.signal })
      if (!stop.signal.aborted) send({ type: 'answered', term, response })
    }, searchDebounceMs)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [term, address])
  return { opened, forget, state }
}

const nothing: Opened = { recent: [], trending: [] }

/** Recent and popular searches, and how to delete them. The list shows at once what it will be. */
function useOpened(address: string) {
  const [opened, setOpened] = useState<Opened>()
  const say = words(useShell().language)
  const toast = useToast()
  const load = useCallback(async () => setOpened((await ask<Opened>(address)) ?? nothing), [address])
  useEffect(() => void load(), [load])
  const forget = async (id?: string) => {
    const body = new URLSearchParams(id === undefined ? {} : { id })
    const failed: Forgotten = { text: id === undefined ? say.clearFailed : say.deleteFailed, tone: 'error' }
    const answer = (await ask<Forgotten>(address, { method: 'POST', body })) ?? failed
    toast(answer)
    await load()
  }
  return { opened, forget }
}
