import { AskFirst } from '../../../components/form/ask-first.tsx'
import type { Failure } from '../../../components/form/failure.ts'
import { Card } from '../../../ui/card.tsx'
import type { StoreOrder } from '../load.server.ts'

/** The buyer has the parcel: asked once more, since nobody can take it back. */
export function Complete({ failure, say }: { failure: Failure | undefined; say: StoreOrder['say'] }) {
  return (
    <Card look="tinted" className="flex flex-wrap items-center justify-between gap-4">
      <p className="min-w-0 flex-1 basis-56 font-semibold">{say.completeTitle}</p>
      <AskFirst
        intent="complete"
        look="primary"
        failure={failure}
        say={{
          open: say.complete,
          title: say.completeTitle,
          text: say.completeText,
          yes: say.completeYes,
          no: say.completeNo,
          close: say.close,
        }}
      />
    </Card>
  )
}
