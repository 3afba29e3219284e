import { useState } from 'react'
import type { Failure } from '../../../components/form/failure.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useIsScripted } from '../../../ui/use-is-scripted.ts'
import { useWords } from '../../../use-shell.ts'
import type { RunningOrder } from '../running-orders.server.ts'
import { words } from '../words.ts'
import { DeleteAnswers, DeleteForm } from './delete-form.tsx'
import { Disclosure } from './disclosure.tsx'
import { Section } from './section.tsx'

type DeleteAccountProps = {
  has_password: boolean
  running: readonly RunningOrder[]
  failure: Failure | undefined
}

/** Asks in a dialog; without scripts the same form unfolds in place. */
export function DeleteAccount({ failure, ...facts }: DeleteAccountProps) {
  const say = useWords(words)
  const isScripted = useIsScripted()
  const [isOpen, setOpen] = useState(Boolean(failure))
  const close = () => setOpen(false)
  return (
    <Section id="delete" title={say.remove} lead={say.removeLead}>
      {isScripted ? (
        <>
          <Button variant="secondary" className="text-danger-text sm:self-start" onClick={() => setOpen(true)}>
            {say.remove}
          </Button>
          <Dialog
            title={say.removeTitle}
            closeLabel={say.close}
            open={isOpen}
            onClose={close}
            footer={<DeleteAnswers failure={failure} onKeep={close} />}
          >
            <DeleteForm {...facts} failure={failure} />
          </Dialog>
        </>
      ) : (
        <Disclosure title={say.remove} isOpen={Boolean(failure)}>
          <DeleteForm {...facts} failure={failure}>
            <DeleteAnswers failure={failure} />
          </DeleteForm>
        </Disclosure>
      )}
    </Section>
  )
}
