import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import type { Language } from '#core/messages.ts'
import { type ComboboxOption, keyAction } from '../../ui/combobox-state.ts'
import { useHref } from '../shell/use-href.ts'

const pauseMs = 200
const most = 6

type City = { slug: string; name: string; province: string; zone: string }

/** Cities that a text may mean, the best first; none where they cannot be asked for: the form still works. */
async function citiesFor(text: string, language: Language, signal: AbortSignal): Promise<ComboboxOption[] | undefined> {
  try {
    const query = new URLSearchParams({ search: text, limit: String(most) })
    const reply = await fetch(`/api/v3/cities?${query}`, { signal, headers: { 'accept-language': language } })
    const answer: { data: { items: City[] } } | undefined = reply.ok ? await reply.json() : undefined
    return answer?.data.items.map(({ slug, name, province, zone }) => ({
      value: slug,
      label: name,
      hint: `${province} · ${zone}`,
    }))
  } catch {
    return undefined
  }
}

/** The cities for a text, a moment after the last letter of it. */
function useCities(text: string, language: Language): ComboboxOption[] | undefined {
  const [cities, setCities] = useState<ComboboxOption[]>()
  useEffect(() => {
    if (text === '') return
    const stop = new AbortController()
    const timer = window.setTimeout(async () => {
      const options = await citiesFor(text, language, stop.signal)
      if (options && !stop.signal.aborted) setCities(options)
    }, pauseMs)
    return () => {
      window.clearTimeout(timer)
      stop.abort()
    }
  }, [text, language])
  return text === '' ? undefined : cities
}

/** What is typed, the cities it may mean, and the one the keys are on. A choice is remembered like any other. */
export function useCityChoices({ language, back }: { language: Language; back?: string }) {
  const [typed, setTyped] = useState('')
  const cities = useCities(typed.trim(), language)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const submit = useSubmit()
  const href = useHref()
  const close = () => setTyped('')
  const shown = cities ?? []
  const isOpen = cities !== undefined
  const choose = (option: ComboboxOption | null) => {
    close()
    const fields = { kota: option?.value ?? '', ...(back && { ke: back }) }
    void submit(fields, { method: 'post', action: href('/jadwal-sholat/solatAwal') })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = isOpen ? keyAction(event.key, { isOpen, active, count: shown.length }) : null
    if (act === null) return
    event.preventDefault()
    if (typeof act === 'number') setActive(act)
    else if (act === 'choose') choose(shown[active] ?? null)
    else close()
  }
  const type = (value: string) => {
    setTyped(value)
    setActive(-1)
  }
  return { shown, isOpen, active, list, choose, close, type, onKeyDown }
}
