import { Form } from 'react-router'
import type { Failure } from '../../../../components/form/failure.ts'
import { Button } from '../../../../ui/button.tsx'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { SelectField } from '../../../ui/form/fields.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownRoom } from '../load.server.ts'
import { words } from '../words.ts'
import { summaryClass } from './summary-class.ts'

type Room = ShownRoom['room']

/** Instead of an answer: who handles it, and how to become that. */
export function NotMine({ room: { state, can, consultant } }: { room: Room }) {
  const say = useWords(words)
  const isWaiting = state !== 'open' && state !== 'closed'
  const text = state === 'closed' ? say.closedText : isWaiting ? say.waitingText : say.othersText(consultant)
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t p-3">
      <p className="min-w-0 flex-1 basis-48">{text}</p>
      {can.take && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="take" />
          <Button type="submit">{isWaiting ? say.take : say.takeOver}</Button>
        </Form>
      )}
    </div>
  )
}

type HandlingProps = { room: Room; formKey: string; failure: Failure | undefined }

/** To a colleague, back to where it waits, or closed. */
export function Handling({ room: { colleagues }, formKey, failure }: HandlingProps) {
  const say = useWords(words)
  return (
    <details open={failure?.intent === 'hand-over'} className="open:basis-full">
      <summary className={summaryClass}>{say.more}</summary>
      <div className="flex flex-col gap-4 pb-3">
        {colleagues.length === 0 ? (
          <p className="text-muted text-sm">{say.noColleagues}</p>
        ) : (
          <ConsoleForm
            intent="hand-over"
            formKey={formKey}
            failure={failure}
            labels={{ consultant_id: say.colleague }}
            submit={{ label: say.handOver, variant: 'secondary', size: 'sm' }}
            warnsUnsaved={false}
          >
            <SelectField
              name="consultant_id"
              label={say.colleague}
              required
              options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </ConsoleForm>
        )}
        <Form method="post" preventScrollReset>
          <Button type="submit" name="intent" value="put-back" variant="secondary" size="sm">
            {say.putBack}
          </Button>
        </Form>
        <Closing />
      </div>
    </details>
  )
}

/** It cannot be taken back: so it is asked about first, with scripts and without. */
function Closing() {
  const say = useWords(words)
  return (
    <details>
      <summary className={summaryClass}>{say.closeRoom}</summary>
      <Form method="post" preventScrollReset className="flex flex-col items-start gap-2 text-sm">
        <p>{say.closeText}</p>
        <Button type="submit" name="intent" value="close" variant="danger" size="sm">
          {say.closeYes}
        </Button>
      </Form>
    </details>
  )
}
