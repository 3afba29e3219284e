import { Form, useNavigation } from 'react-router'
import { Alert } from '../../../../ui/alert.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { useWords } from '../../../use-shell.ts'
import { words as consoleWords } from '../../../words.ts'
import type { checkNow } from '../act.server.ts'
import { words } from '../words.ts'

export type CheckResult = Awaited<ReturnType<typeof checkNow>>

/** The whole check of the books, run when it is wanted. */
export function Check({ result }: { result: CheckResult | undefined }) {
  const say = useWords(words)
  const busy = useWords(consoleWords).busy
  const isBusy = useNavigation().formMethod === 'POST'
  return (
    <Card as="section" look="flat" aria-labelledby="check" className="flex flex-col items-start gap-3">
      <h2 id="check" className="text-lg">
        {say.check}
      </h2>
      <p className="text-muted text-sm">{say.checkText}</p>
      {result && <Result result={result} />}
      <Form method="post" preventScrollReset>
        <Button type="submit" variant="secondary" busy={isBusy} busyLabel={busy}>
          {say.run}
        </Button>
      </Form>
    </Card>
  )
}

function Result({ result }: { result: CheckResult }) {
  const say = useWords(words)
  if (!result.ok) return <Alert tone="danger" announced title={result.message} />
  const { at, faults, to_review } = result
  return (
    <Alert
      tone={faults.length === 0 ? 'success' : 'danger'}
      announced
      title={faults.length === 0 ? say.sound : say.faults(faults.length)}
    >
      <p>{say.checkedAt(at)}</p>
      {to_review > 0 && <p>{say.toReview(to_review)}</p>}
      {faults.length > 0 && (
        // As the command prints them: for whoever mends the books.
        <ul lang="en" className="list-disc ps-5 [overflow-wrap:anywhere]">
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </Alert>
  )
}
