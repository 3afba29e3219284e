import {
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  type MetaFunction,
  useActionData,
  useLoaderData,
} from 'react-router'
import { Alert } from '../../../ui/alert.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { FactsCard } from '../../components/banks/file-parts.tsx'
import { DoneAlert } from '../../ui/done-alert.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { useWords } from '../../use-shell.ts'
import { actOnPrivateRequest } from './act.server.ts'
import { loadPrivateRequest } from './load.server.ts'
import { EstimateCard } from './parts/estimate-card.tsx'
import { OfferCard } from './parts/offer-card.tsx'
import { OfferForm } from './parts/offer-form.tsx'
import { Withdraw } from './parts/withdraw.tsx'
import { words } from './words.ts'

export { reloadOnConflict as shouldRevalidate } from '../../reload-on-conflict.ts'

export const meta: MetaFunction<typeof loader> = ({ loaderData }) => [{ title: loaderData?.tab }]

export const loader = ({ context, params, url }: LoaderFunctionArgs) =>
  loadPrivateRequest(context, { id: params.id ?? '', url })

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actOnPrivateRequest(context, { id: params.id ?? '', request })

export default function PrivateRequestPage() {
  const request = useLoaderData<typeof loader>()
  const failure = useActionData<typeof action>()
  const say = useWords(words)
  const { notice, wish, estimate, offers, form, withdrawing, booking, key } = request
  const isElsewhere = failure && failure.intent !== form?.intent && !(failure.intent === 'withdraw' && withdrawing)
  return (
    <div className="flex flex-col gap-5">
      <PageHead
        title={request.title}
        text={request.code}
        crumbs={request.crumbs}
        actions={
          booking && (
            <Link to={booking} className={buttonClass({ variant: 'primary' })}>
              {say.openBooking}
            </Link>
          )
        }
      />
      {isElsewhere && <Alert tone="danger" announced title={failure.message} />}
      {!failure && request.done && <DoneAlert title={request.done} />}
      <Alert tone={notice.tone} title={notice.title}>
        {notice.text}
      </Alert>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-4">
          {wish && <FactsCard id="wish" title={say.wish} facts={wish} />}
          {estimate && <EstimateCard estimate={estimate} />}
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          {offers.map((offer) => (
            <OfferCard key={offer.id} offer={offer} />
          ))}
          {form && <OfferForm form={form} formKey={key} failure={failure} />}
          {withdrawing && <Withdraw offerId={withdrawing} formKey={key} failure={failure} />}
        </div>
      </div>
    </div>
  )
}
