import { useCallback, useEffect, useReducer, useState } from 'react'
import { fetchJson } from '../../fetch-json.ts'
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
      const response = await fetchJson<SearchResponse>(`${address}${joint}${query}`, { signal: stop.signal })
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
  const load = useCallback(async () => setOpened((await fetchJson<Opened>(address)) ?? nothing), [address])
  useEffect(() => void load(), [load])
  const forget = async (id?: string) => {
    const body = new URLSearchParams(id === undefined ? {} : { id })
    const failed: Forgotten = { text: id === undefined ? say.clearFailed : say.deleteFailed, tone: 'error' }
    const answer = (await fetchJson<Forgotten>(address, { method: 'POST', body })) ?? failed
    toast(answer)
    await load()
  }
  return { opened, forget }
}
