import { Form, useNavigation } from 'react-router'
import { ProofField } from '../../../components/account/proof-field.tsx'
import { words as accountWords } from '../../../components/account/words.ts'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { OrderPart } from '../../../components/orders/order-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { fieldId } from '../../../ui/field-context.ts'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownRefundAccount } from '../refund-account.server.ts'

type RefundAccountProps = { shown: ShownRefundAccount; failure: Failure | undefined }

/** Where the money of a refund goes: asked for while nobody has said so, and folded away afterwards. */
export function RefundAccount({ shown, failure }: RefundAccountProps) {
  const { text, account, closed, form, say } = shown
  return (
    <OrderPart id="refund-account" title={say.title}>
      <p>{text}</p>
      {account && <p className="font-semibold [overflow-wrap:anywhere]">{account}</p>}
      {closed && <p className="text-muted text-sm">{closed}</p>}
      {form && (form.isOpen || failure) && <AccountForm form={form} failure={failure} say={say} />}
      {form && !form.isOpen && !failure && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-text text-sm underline underline-offset-4">
            {say.change}
          </summary>
          <AccountForm form={form} failure={failure} say={say} />
        </details>
      )}
    </OrderPart>
  )
}

type AccountFormProps = {
  form: NonNullable<ShownRefundAccount['form']>
  failure: Failure | undefined
  say: ShownRefundAccount['say']
}

const intent = 'refund_account'
const scope = 'refund-'

function AccountForm({ form, failure, say }: AccountFormProps) {
  const isBusy = useNavigation().formData?.get('intent') === intent
  const { currentPassword } = useWords(accountWords)
  const { bank_code, number, holder } = say
  const labels = { bank_code, number, holder, ...(form.has_password && { current_password: currentPassword }) }
  const field = (name: 'bank_code' | 'number' | 'holder') => ({
    ...{ name, id: fieldId(scope + name), label: say[name], error: fieldError(failure, name), required: true },
  })
  return (
    <Form method="post" noValidate preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value={intent} />
      <FormFailure failure={failure} labels={labels} scope={scope} />
      <div className="grid min-w-0 gap-4 sm:grid-cols-2">
        <Field {...field('bank_code')}>
          <Select options={form.banks} placeholder={say.chooseBank} defaultValue={failure?.values.bank_code ?? ''} />
        </Field>
        <Field {...field('number')} hint={say.numberHint}>
          <TextInput inputMode="numeric" autoComplete="off" maxLength={30} defaultValue={failure?.values.number} />
        </Field>
        <Field {...field('holder')} hint={say.holderHint} className="sm:col-span-2">
          <TextInput autoComplete="name" maxLength={150} defaultValue={failure?.values.holder} />
        </Field>
      </div>
      <ProofField scope={scope} failure={failure} has_password={form.has_password} />
      <p className="text-muted text-sm">{say.safety}</p>
      <Button type="submit" busy={isBusy} busyLabel={say.saving} className="self-start max-sm:w-full">
        {say.save}
      </Button>
    </Form>
  )
}
