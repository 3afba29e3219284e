import { Form } from 'react-router'
import type { Failure } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { Button } from '../../../ui/button.tsx'
import type { StoreOrder } from '../load.server.ts'

type AgainProps = { ticket: string; failure: Failure | undefined; say: StoreOrder['say'] }

/** The same once more: into the cart, where prices and stock of today are said. */
export function Again({ ticket, failure, say }: AgainProps) {
  return (
    <Form method="post" className="flex flex-col gap-3">
      <input type="hidden" name="intent" value="again" />
      <input type="hidden" name="ticket" value={ticket} />
      <FormFailure failure={failure} labels={{}} />
      <Button type="submit" variant="secondary" wide>
        {say.again}
      </Button>
    </Form>
  )
}
