/**
 * Browsers that fill in passwords look in every form for a control that can be reached, and lay out whatever holds the ones
 * they try. Before controls that stand far below, they find this one.
 */
export const ReachedFirst = ({ form }: { form: string }) => <fieldset form={form} tabIndex={-1} className="sr-only" />
