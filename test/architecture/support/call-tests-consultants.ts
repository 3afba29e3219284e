/** Of what consultants have. */
export const consultants = {
  commission: {
    'console/add-commission-rate': 'calls/console/commission-rates.test.ts',
    'console/list-commission-rates': 'calls/console/commission-rates.test.ts',
    'console/list-commissions': 'commission.test.ts',
  },
}
