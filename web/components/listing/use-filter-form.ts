import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useHref } from '../shell/use-href.ts'
import { filledIn } from './filled.ts'

export const filterFormId = 'filters'

type Control = HTMLSelectElement | HTMLInputElement
/** Controls that carry what the page shows of them; the hidden ones do not. */
const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter(
    (one): one is Control =>
      (one instanceof HTMLSelectElement || one instanceof HTMLInputElement) && one.dataset.shown !== undefined,
  )
const isChanged = (control: Control): boolean => control.value !== control.dataset.shown
/** A year half typed is a day nobody means. */
const isHalfTyped = (control: Control): boolean => control.type === 'date' && /^0\d{3}/.test(control.value)

/** Filters whose every change goes straight into the address, while focus stays where it is. */
export function useFilterForm(listing: { path: string }) {
  const form = useRef<HTMLFormElement>(null)
  const isReady = useRef(false)
  const navigate = useNavigate()
  const href = useHref()
  const send = () => {
    const controls = form.current ? controlsOf(form.current) : []
    if (!form.current || !controls.some(isChanged) || controls.some(isHalfTyped)) return
    const [path] = href(listing.path).split('?')
    void navigate(`${path}?${filledIn(form.current)}`, { preventScrollReset: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer; what it reads lies in the document
  useEffect(() => {
    // Whoever chose before the scripts came is not made to choose again.
    if (!isReady.current) send()
    else for (const control of form.current ? controlsOf(form.current) : []) control.value = control.dataset.shown ?? ''
    isReady.current = true
  }, [listing])
  return { form, send }
}
