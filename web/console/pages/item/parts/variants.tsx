import { Link } from 'react-router'
import type { Language } from '#core/messages.ts'
import type { Failure } from '../../../../components/form/failure.ts'
import { linkClass } from '../../../../ui/link-class.ts'
import { itemWords } from '../../../components/stores/item-words.ts'
import { ConsoleForm } from '../../../ui/form/console-form.tsx'
import { TextField } from '../../../ui/form/fields.tsx'
import { VersionField } from '../../../ui/form/version-field.tsx'
import { useLanguage } from '../../../use-shell.ts'
import type { ShownItem } from '../load.server.ts'
import { words } from '../words.ts'
import { More, Section } from './section.tsx'
import { VariantFields, variantLabels } from './variant-fields.tsx'

type Part = { item: ShownItem; failure: Failure | undefined }
type Variant = ShownItem['variants'][number]
type One = Part & { variant: Variant }

const sayIn = (language: Language) => ({ ...itemWords(language), ...words(language) })

/** The ways an item can be bought, each with its stock. */
export function Variants({ item, failure }: Part) {
  const language = useLanguage()
  const say = sayIn(language)
  return (
    <Section id="variants-title" title={say.variants} text={item.variants.length === 0 ? say.noVariants : undefined}>
      {item.variants.length > 0 && (
        <ul className="flex flex-col divide-y divide-line rounded-lg border border-line">
          {item.variants.map((variant) => (
            <li key={variant.id} className="flex flex-col gap-2 p-3">
              <OneVariant item={item} failure={failure} variant={variant} />
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm">
        <Link to={item.history} className={linkClass()}>
          {say.history}
        </Link>
      </p>
      <More title={say.addVariant} isOpen={failure?.intent === 'add-variant' || item.variants.length === 0}>
        <ConsoleForm
          intent="add-variant"
          formKey={item.key}
          failure={failure}
          scope="new-"
          labels={variantLabels(language)}
          submit={{ label: say.addVariant, variant: 'secondary' }}
        >
          <VariantFields />
          <TextField name="stock" label={say.firstStock} inputMode="numeric" required maxLength={6} />
        </ConsoleForm>
      </More>
    </Section>
  )
}

function OneVariant({ item, failure, variant }: One) {
  const say = sayIn(useLanguage())
  const isOf = (intent: string) => failure?.intent === intent && failure.values.variant_id === variant.id
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-semibold">{variant.name}</h3>
        <p className="tabular-nums">{variant.price}</p>
      </div>
      <p className="text-muted text-sm">{variant.stock}</p>
      <More title={say.changeStock} isOpen={isOf('stock')}>
        <StockForm item={item} failure={failure} variant={variant} />
      </More>
      <More title={say.editVariant} isOpen={isOf('variant') || isOf('remove-variant')}>
        <VariantForm item={item} failure={failure} variant={variant} />
      </More>
    </>
  )
}

function StockForm({ item, failure, variant: { id } }: One) {
  const say = sayIn(useLanguage())
  return (
    <ConsoleForm
      intent="stock"
      formKey={item.key}
      failure={failure}
      hidden={{ variant_id: id }}
      scope={`stock-${id}-`}
      labels={{ change: say.change, reason: say.reason }}
      submit={{ label: say.changeStock, variant: 'secondary' }}
    >
      <div className="grid gap-4 md:grid-cols-2">
        <TextField name="change" label={say.change} hint={say.changeHint} required maxLength={7} />
        <TextField name="reason" label={say.reason} hint={say.reasonHint} required maxLength={200} />
      </div>
    </ConsoleForm>
  )
}

function VariantForm({ item, failure, variant: { id, version, values } }: One) {
  const language = useLanguage()
  const say = sayIn(language)
  return (
    <>
      <ConsoleForm
        intent="variant"
        formKey={item.key}
        failure={failure}
        hidden={{ variant_id: id }}
        scope={`${id}-`}
        labels={variantLabels(language)}
        submit={{ label: say.saveVariant, variant: 'secondary' }}
      >
        <VersionField value={version} />
        <VariantFields values={values} />
      </ConsoleForm>
      <ConsoleForm
        intent="remove-variant"
        formKey={item.key}
        failure={failure}
        hidden={{ variant_id: id }}
        scope={`remove-${id}-`}
        labels={{}}
        submit={{ label: say.removeVariant, variant: 'danger' }}
      />
    </>
  )
}
