import { fieldWords } from '../../../components/packages/words.ts'
import { BilingualField, CheckboxField } from '../../../ui/form/fields.tsx'
import { MoneyField } from '../../../ui/form/money-field.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownPackage } from '../load.server.ts'
import { words } from '../words.ts'

export function Terms({ content }: Pick<ShownPackage, 'content'>) {
  const [fields, say] = [useWords(fieldWords), useWords(words)]
  return (
    <>
      <MoneyField name="down_payment" label={fields.down_payment} value={String(content.down_payment)} required />
      <CheckboxField name="can_finance" label={fields.can_finance} value={String(content.can_finance)} />
      <CheckboxField name="can_save" label={fields.can_save} value={String(content.can_save)} />
      <BilingualField
        name="refund_terms"
        label={fields.refund_terms}
        value={content.refund_terms}
        mark={say.toPublish}
        isLong
      />
    </>
  )
}
