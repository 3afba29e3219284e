import { Form } from 'react-router'
import { type Failure, fieldError } from '../../../components/form/failure.ts'
import { FormFailure } from '../../../components/form/form-failure.tsx'
import { useSubmission } from '../../../components/form/use-submission.ts'
import { builderPath } from '../../../components/private/form-query.ts'
import { crumbsOf, type ShellHandle } from '../../../components/shell/handle.ts'
import { useHref } from '../../../components/shell/use-href.ts'
import { metaOf } from '../../../meta.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Button } from '../../../ui/button.tsx'
import type { Route } from './+types/page.ts'
import { actBook } from './act.server.ts'
import { type Book, loadBook } from './load.server.ts'
import { ContactPart } from './parts/contact-part.tsx'
import { fieldLabels } from './parts/field-labels.ts'
import { PeoplePart } from './parts/people-part.tsx'
import { PlanSummary } from './parts/plan-summary.tsx'

export const meta = metaOf<Book>((_language, { loaderData: { say } }) => ({ title: say.title, hidden: true }))

export const handle: ShellHandle = {
  crumbs: crumbsOf<Book>(({ say, path }) => [
    { label: say.private, href: builderPath },
    { label: say.heading, href: path },
  ]),
}

export const loader = ({ context, url }: Route.LoaderArgs) => loadBook(context, url)

export const action = ({ context, request, url }: Route.ActionArgs) => actBook(context, request, url)

export default function PrivateUmrahBook({ loaderData: book, actionData: failure }: Route.ComponentProps) {
  const { say } = book
  return (
    <div className="layout flex flex-col gap-5 pt-4 pb-8">
      <h1 className="text-2xl">{say.heading}</h1>
      <FormFailure failure={failure} labels={fieldLabels(book)} />
      <div className="grid items-start gap-6 md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_24rem]">
        <PlanSummary book={book} className="md:order-last" />
        <BookForm book={book} failure={failure} />
      </div>
    </div>
  )
}

function BookForm({ book, failure }: { book: Book; failure: Failure | undefined }) {
  const { say } = book
  const { isBusy } = useSubmission('send', failure)
  const view = {
    say,
    value: (name: string) => failure?.values[name] ?? book.values[name] ?? '',
    error: (name: string) => fieldError(failure, name),
  }
  return (
    <Form
      method="post"
      action={useHref()(book.path)}
      noValidate
      preventScrollReset
      className="flex min-w-0 flex-col gap-5"
    >
      <input type="hidden" name="intent" value="send" />
      <input type="hidden" name="key" value={book.key} />
      <ContactPart form={view} />
      <PeoplePart people={book.people} relations={book.relations} form={view} />
      <Alert title={say.seen}>{say.seenText}</Alert>
      <div className="flex flex-col gap-2">
        <Button type="submit" size="lg" busy={isBusy} busyLabel={say.sending} className="self-start max-sm:w-full">
          {say.send}
        </Button>
        <p className="text-muted text-sm">{say.sendHint}</p>
      </div>
    </Form>
  )
}
