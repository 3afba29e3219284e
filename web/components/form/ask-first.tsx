import { type ReactNode, useId, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useIsScripted } from '../../ui/use-is-scripted.ts'
import type { Failure } from './failure.ts'

type Say = { open: string; title: string; text: string; yes: string; no: string; close: string }
type AskFirstProps = {
  intent: string
  failure: Failure | undefined
  say: Say
  /** `danger` undoes something; `primary` is what most people came for. */
  look?: 'danger' | 'primary'
}

/** A step that cannot be taken back: asks once more in a dialog; without scripts the same question unfolds in place. */
export function AskFirst({ intent, failure, say, look = 'danger' }: AskFirstProps) {
  const isScripted = useIsScripted()
  const formId = useId()
  const [isOpen, setOpen] = useState(false)
  const question = { intent, failure, say, look, formId }
  if (!isScripted) {
    return (
      <details className="w-full">
        <summary
          className={`min-h-11 cursor-pointer py-2 font-semibold ${look === 'danger' ? 'text-danger-text' : 'text-brand-text'}`}
        >
          {say.open}
        </summary>
        <Question {...question}>
          <Answers {...question} />
        </Question>
      </details>
    )
  }
  return (
    <>
      <Button {...opening[look]} onClick={() => setOpen(true)}>
        {say.open}
      </Button>
      <Dialog
        title={say.title}
        closeLabel={say.close}
        open={isOpen}
        onClose={() => setOpen(false)}
        footer={<Answers {...question} onNo={() => setOpen(false)} />}
      >
        <Question {...question} />
      </Dialog>
    </>
  )
}

const opening = {
  danger: { variant: 'secondary', size: 'sm', className: 'text-danger-text' },
  primary: { variant: 'primary' },
} as const

type QuestionProps = AskFirstProps & { look: 'danger' | 'primary'; formId: string }

function Question({ intent, failure, say, formId, children }: QuestionProps & { children?: ReactNode }) {
  return (
    <Form id={formId} method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value={intent} />
      <p>{say.text}</p>
      {failure && <Alert tone="danger" announced title={failure.message} />}
      {children}
    </Form>
  )
}

function Answers({ intent, say, look, formId, onNo }: QuestionProps & { onNo?: () => void }) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  return (
    <div className="flex w-full flex-wrap justify-end gap-3">
      {onNo && (
        <Button variant="secondary" onClick={onNo}>
          {say.no}
        </Button>
      )}
      <Button type="submit" form={formId} variant={look} busy={isBusy} busyLabel={say.yes}>
        {say.yes}
      </Button>
    </div>
  )
}
