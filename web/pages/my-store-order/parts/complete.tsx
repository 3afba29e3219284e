import { AskFirst } from '../../../components/form/ask-first.tsx'
import type { Failure } from '../../../components/form/failure.ts'
import { Card } from '../../../ui/card.tsx'
import type { StoreOrder } from '../load.server.ts'

/** The buyer has the parcel: asked once more, since nobody can take it back. */
type CompleteProps = { failure: Failure | undefined; say: StoreOrder['say']; endsReport: boolean }

export function Complete({ failure, say, endsReport }: CompleteProps) {
  const title = endsReport ? say.completeReported : say.completeTitle
  return (
    <Card look="tinted" className="flex flex-wrap items-center justify-between gap-4">
      <p className="min-w-0 flex-1 basis-56 font-semibold">{title}</p>
      <AskFirst
        intent="complete"
        look={endsReport ? 'danger' : 'primary'}
        failure={failure}
        say={{
          open: say.complete,
          title,
          text: endsReport ? say.completeReportedText : say.completeText,
          yes: say.completeYes,
          no: say.completeNo,
          close: say.close,
        }}
      />
    </Card>
  )
}
