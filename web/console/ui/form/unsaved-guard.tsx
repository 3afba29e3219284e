import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useWords } from '../../use-shell.ts'
import { words } from '../words.ts'

/** Asks before what was typed is lost: by a link of the console, or by closing the tab. Sending the form loses nothing. */
export function UnsavedGuard({ isChanged }: { isChanged: boolean }) {
  const say = useWords(words)
  const blocker = useBlocker(
    // A form is sent to its own page; where that leads afterwards is a redirect, and stops for nobody.
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isChanged])
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
