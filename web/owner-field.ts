/** The field by which a form says whose it is: what was typed is given back to nobody else. */
export const ownerField = 'owner_id'
