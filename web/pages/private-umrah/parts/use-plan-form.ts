import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation, useSubmit } from 'react-router'
import { builderPath } from '../../../components/private/form-query.ts'
import { useHref } from '../../../components/shell/use-href.ts'

/** As long as a finger takes between two presses. */
const pauseMs = 300
/** How the form knows its own changes: what it holds then is not filled in again. */
const ownChange = 'typed'

/** A year half typed is a day nobody means. */
const isHalfTyped = (form: HTMLFormElement): boolean =>
  [...form.elements].some((one) => one instanceof HTMLInputElement && one.type === 'date' && /^0/.test(one.value))

/** Counts the plans that a link has brought: those get fields of their own, not what was typed before. */
function useVisit(): number {
  const location = useLocation()
  const [seen, setSeen] = useState({ search: location.search, visit: 0 })
  if (location.search !== seen.search) {
    setSeen({ search: location.search, visit: location.state === ownChange ? seen.visit : seen.visit + 1 })
  }
  return seen.visit
}

/** The form whose address is the plan: every change is sent after a pause, and the last one counts. */
export function usePlanForm() {
  const [action = builderPath] = useHref()(builderPath).split('?')
  const submit = useSubmit()
  const visit = useVisit()
  const navigation = useNavigation()
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isWaiting, setIsWaiting] = useState(false)
  useEffect(() => () => clearTimeout(timer.current), [])
  const send = () => {
    setIsWaiting(false)
    if (!form.current || isHalfTyped(form.current)) return
    submit(form.current, { action, replace: true, preventScrollReset: true, state: ownChange })
  }
  return {
    form,
    action,
    visit,
    isSaving: navigation.formMethod === 'POST',
    /** From the first key on, what stands there is the price of another plan. */
    isCounting: isWaiting || (navigation.state === 'loading' && navigation.location.pathname === action),
    changed() {
      clearTimeout(timer.current)
      setIsWaiting(true)
      timer.current = setTimeout(send, pauseMs)
    },
    submitted(event: FormEvent) {
      clearTimeout(timer.current)
      setIsWaiting(false)
      const { nativeEvent } = event
      const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
      if (button instanceof HTMLButtonElement && button.name === 'save') return
      // The return key, in a field.
      event.preventDefault()
      send()
    },
  }
}
