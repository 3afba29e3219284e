import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserStore } from '../../../../components/browser-store.ts'
import { formSteps } from '../place.ts'

type Stored = { booking: string; step: string }
const none: Stored = { booking: '', step: '' }

function read(text: string | null): Stored {
  const [booking = '', step = ''] = (text ?? '').replaceAll('"', '').split(' ')
  return { booking, step }
}

const store = browserStore<Stored | string>({ key: 'financing_step', read, none })

/** Seeds, section 4: the step is kept in this browser. Who opens the form without naming one goes on where they were. */
export function useStoredStep(booking: string | undefined, step: string): void {
  const { search, pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (booking === undefined || !formSteps.some((one) => one === step)) return
    const stored = store.get()
    const query = new URLSearchParams(search)
    const isElsewhere = typeof stored !== 'string' && stored.booking === booking && stored.step !== step
    // Only backwards: what comes next is for the server to open.
    const isEarlier = typeof stored !== 'string' && stored.step === 'documents' && step === 'confirm'
    if (!query.has('step') && isElsewhere && isEarlier) {
      query.set('step', 'documents')
      navigate({ pathname, search: `?${query}` }, { replace: true })
      return
    }
    store.set(`${booking} ${step}`)
  }, [booking, step, search, pathname, navigate])
}
