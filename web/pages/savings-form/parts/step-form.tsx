import { type ReactNode, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { DraftConflict } from '../../../components/form/draft-conflict.tsx'
import { type FieldLabels, failureOf, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { type Newer, useDraft } from '../../../components/form/use-draft.ts'
import { useHref } from '../../../components/shell/use-href.ts'
import { Button } from '../../../ui/button.tsx'
import type { FormStep } from '../steps.ts'
import { StepCard } from './step-card.tsx'
import type { StepProps, StepView } from './step-view.ts'

type StepFormProps = StepProps & {
  step: FormStep
  title: string
  text: string
  fields: FieldLabels
  children: (view: StepView) => ReactNode
}

/** The form of a step that is typed, and again from its beginning where what another tab has saved is taken instead. */
export function StepForm({ step, answer, children, ...rest }: StepFormProps) {
  const [taken, setTaken] = useState<{ newer: Newer; instead: StepProps['answer'] }>()
  const { form } = rest
  const failure = failureOf(answer, step)
  const typed = taken && taken.instead === answer ? taken.newer.fields : failure?.values
  const view: StepView = {
    value: (name) => typed?.[name] ?? form.values[name] ?? '',
    error: (name) => fieldError(failure, name),
  }
  const version = taken?.newer.version ?? form.draft.version
  const onTake = (newer: Newer) => setTaken({ newer, instead: answer })
  return (
    <StepFields key={taken?.newer.version} {...{ ...rest, step, answer, version, onTake }}>
      {children(view)}
    </StepFields>
  )
}

type StepFieldsProps = Omit<StepFormProps, 'children'> & {
  version: number
  onTake: (newer: Newer) => void
  children: ReactNode
}

function StepFields({ form, say, step, answer, version, onTake, children, ...text }: StepFieldsProps) {
  const element = useRef<HTMLFormElement>(null)
  const path = useHref()(form.draft.path)
  const keep = useDraft({ path, version }, [answer?.newer])
  const isBusy = useNavigation().formData?.get('intent') === step
  const { newer } = keep
  // That another tab has changed the form is said in the form itself, with the choice.
  const failure = answer?.newer ? undefined : failureOf(answer, step)
  const keepMine = () => {
    if (!newer || !element.current) return
    keep.settle(newer.version)
    keep.soon(element.current)
  }
  return (
    <>
      <FormFailure failure={failure} labels={text.fields} />
      <Form
        ref={element}
        method="post"
        noValidate
        onChange={(event) => keep.soon(event.currentTarget)}
        onSubmit={(event) => {
          keep.drop()
          keep.stamp(event.currentTarget)
        }}
        className="flex flex-col gap-5"
      >
        <input type="hidden" name="intent" value={step} />
        {/* Filled in by scripts when it is sent: which saving this is, and from which one it started. */}
        <input type="hidden" name="version" />
        <input type="hidden" name="revision" />
        {newer && (
          <DraftConflict
            text={newer.text}
            say={say}
            onTake={() => {
              keep.drop()
              onTake(newer)
            }}
            onKeep={keepMine}
          />
        )}
        <StepCard
          title={text.title}
          text={text.text}
          back={{ path: form.back, label: say.back }}
          next={
            <Button type="submit" busy={isBusy} busyLabel={say.working}>
              {say.next}
            </Button>
          }
        >
          {children}
        </StepCard>
      </Form>
    </>
  )
}
