import { Form } from 'react-router'
import { Button } from '../../../../ui/button.tsx'
import { Table } from '../../../../ui/table.tsx'
import { useWords } from '../../../use-shell.ts'
import type { ShownMember } from '../load.server.ts'
import { words } from '../words.ts'

type OpenInvoicesProps = Pick<ShownMember, 'invoices'> & { formKey: string }

/** What the member still has to pay, each to be mailed once more. */
export function OpenInvoices({ invoices, formKey }: OpenInvoicesProps) {
  const say = useWords(words)
  return (
    <Table
      caption={say.invoices}
      columns={[
        { key: 'invoice', header: say.invoice, cell: ({ code }) => code, isRowHeader: true },
        { key: 'order', header: say.code, cell: ({ order_code }) => order_code },
        { key: 'due', header: say.due, cell: ({ due }) => due },
        { key: 'amount', header: say.amount, cell: ({ amount }) => amount, align: 'end' },
        {
          key: 'again',
          header: say.again,
          cell: ({ code }) => (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="intent" value="resend" />
              <input type="hidden" name="key" value={formKey} />
              <input type="hidden" name="code" value={code} />
              <Button type="submit" variant="secondary" size="sm" aria-label={say.resendOf(code)}>
                {say.resend}
              </Button>
            </Form>
          ),
        },
      ]}
      rows={invoices}
      rowKey={({ code }) => code}
      isDense
    />
  )
}
