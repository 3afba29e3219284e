import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { browserStore } from '../../../components/browser-store.ts'
import { useHref } from '../../../components/shell/use-href.ts'
import { type FormStep, type Place, stepNamed, stepPath } from '../steps.ts'

type Stored = { id: string; step: FormStep } | undefined

function read(text: string | null): Stored {
  const [, id = '', name] = /^\{"id":"([\w-]+)","step":"(\w+)"\}$/.exec(text ?? '') ?? []
  const step = stepNamed(name)
  return step && { id, step }
}

const store = browserStore<Stored>({ key: 'savings-form-step', read, none: undefined })

/** Recalls in this browser at which step somebody was: who comes back without naming one goes on there. */
export function useStoredStep(place: Place, { step, isOpen }: { step: FormStep; isOpen: (step: FormStep) => boolean }) {
  const [search] = useSearchParams()
  const href = useHref()
  const navigate = useNavigate()
  const isNamed = search.has('step')
  useEffect(() => {
    const stored = store.get()
    if (!isNamed && stored?.id === place.id && stored.step !== step && isOpen(stored.step)) {
      void navigate(href(stepPath(place, stored.step)), { replace: true })
    } else if (stored?.id !== place.id || stored.step !== step) store.set({ id: place.id, step })
  })
}
