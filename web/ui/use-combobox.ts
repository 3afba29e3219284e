import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { type ComboboxOption, filterOptions, keyAction } from './combobox-state.ts'

type Combobox = {
  options: readonly ComboboxOption[]
  value: string
  onChoose: (option: ComboboxOption | null) => void
}

/** The text, the open list and the highlight of a combobox; the chosen value is its owner's. */
export function useCombobox({ options, value, onChoose }: Combobox) {
  const chosen = options.find((option) => option.value === value)
  const [query, setQuery] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const list = useRef<HTMLDivElement>(null)
  const shown = useMemo(() => filterOptions(options, query ?? ''), [options, query])
  useEffect(() => {
    if (isOpen) list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])
  const open = () => {
    if (!isOpen) setActive(shown.findIndex((option) => option.value === value))
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setActive(-1)
    setQuery(null)
  }
  const choose = (option: ComboboxOption | null) => {
    onChoose(option)
    close()
  }
  const type = (text: string) => {
    setQuery(text)
    setOpen(true)
    setActive(text && filterOptions(options, text).length > 0 ? 0 : -1)
    if (text === '') onChoose(null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyAction(event.key, { isOpen, active, count: shown.length })
    if (act === null) return
    event.preventDefault()
    // Escape closes the list only, not the dialog it may stand in.
    event.stopPropagation()
    if (typeof act === 'number') setActive(act)
    else ({ open, close, choose: () => choose(shown[active] ?? null) })[act]()
  }
  return { text: query ?? chosen?.label ?? '', shown, isOpen, active, list, open, close, choose, type, onKeyDown }
}
