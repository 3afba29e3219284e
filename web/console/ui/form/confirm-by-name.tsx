import { useState } from 'react'
import { isSameName } from '#core/confirm-name.ts'
import { Card } from '../../../ui/card.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useIsScripted } from '../../../ui/use-is-scripted.ts'
import { useWords } from '../../use-shell.ts'
import { words } from '../words.ts'
import { ConsoleForm, type ConsoleFormProps } from './console-form.tsx'
import { FieldFrame } from './fields.tsx'
import { useFormField } from './form-context.ts'

type ConfirmByNameProps = Pick<ConsoleFormProps, 'intent' | 'formKey' | 'failure' | 'hidden' | 'scope' | 'children'> & {
  /** What has to be typed. */
  name: string
  title: string
  /** What will be gone, and for whom. */
  text: string
  submit: string
  /** The fields it has beside the name. */
  labels?: ConsoleFormProps['labels']
}

/** A step that cannot be taken back: it is done once the name of the thing was typed. Its call checks that too. */
export function ConfirmByName(props: ConfirmByNameProps) {
  const { name, title, text, submit, labels, children, scope = `${props.intent}-`, ...form } = props
  const say = useWords(words)
  const isScripted = useIsScripted()
  const [typed, setTyped] = useState('')
  const reason = isScripted && !isSameName(typed, name) ? say.typeNameFirst : undefined
  return (
    <Card as="section" look="flat" aria-labelledby={`${scope}title`} className="flex flex-col gap-3">
      <h2 id={`${scope}title`} className="text-lg">
        {title}
      </h2>
      <p className="text-muted text-sm">{text}</p>
      <ConsoleForm
        {...form}
        scope={scope}
        labels={{ ...labels, confirm_name: say.typeName(name) }}
        submit={{ label: submit, variant: 'danger', ...(reason && { reason }) }}
      >
        {children}
        <NameField name={name} onType={setTyped} />
      </ConsoleForm>
    </Card>
  )
}

function NameField({ name, onType }: { name: string; onType: (text: string) => void }) {
  const say = useWords(words)
  const field = useFormField('confirm_name', '')
  return (
    <FieldFrame name="confirm_name" label={say.typeName(name)} required field={field}>
      <TextInput
        defaultValue={field.value}
        autoComplete="off"
        onChange={(event) => onType(event.currentTarget.value)}
        className="max-w-narrow"
      />
    </FieldFrame>
  )
}
