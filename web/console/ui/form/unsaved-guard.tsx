import { createContext, type ReactNode, use, useCallback, useEffect, useId, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from '../words.ts'

type Mark = (form: string, isChanged: boolean) => void
const UnsavedContext = createContext<Mark>(() => undefined)

/** Whether this form holds something that was typed and not sent. */
export function useUnsaved(isChanged: boolean): void {
  const form = useId()
  const mark = use(UnsavedContext)
  useEffect(() => {
    mark(form, isChanged)
    return () => mark(form, false)
  }, [form, isChanged, mark])
}

/**
 * Around the pages, once: a router asks no more than one. Before what was typed into any form is lost it asks,
 * by a link of the console or by closing the tab. Sending a form loses nothing.
 */
export function UnsavedGuard({ children }: { children: ReactNode }) {
  const [changed, setChanged] = useState<readonly string[]>([])
  const mark = useCallback<Mark>((form, isMarked) => setChanged((before) => marked(before, form, isMarked)), [])
  const isChanged = changed.length > 0
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
  return (
    <UnsavedContext value={mark}>
      {children}
      <LeaveDialog isChanged={isChanged} />
    </UnsavedContext>
  )
}

function marked(forms: readonly string[], form: string, isChanged: boolean): readonly string[] {
  if (forms.includes(form) === isChanged) return forms
  return isChanged ? [...forms, form] : forms.filter((other) => other !== form)
}

function LeaveDialog({ isChanged }: { isChanged: boolean }) {
  const say = useWords(words)
  const blocker = useBlocker(
    // A form is sent to its own page; where that leads afterwards is a redirect, and stops for nobody.
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  if (blocker.state !== 'blocked') return null
  return (
    <Dialog
      open
      title={say.unsaved}
      closeLabel={say.close}
      onClose={() => blocker.state === 'blocked' && blocker.reset()}
      footer={
        <>
          <Button variant="secondary" onClick={() => blocker.proceed()}>
            {say.leave}
          </Button>
          <Button onClick={() => blocker.reset()}>{say.stay}</Button>
        </>
      }
    >
      {say.unsavedText}
    </Dialog>
  )
}
