import type { StaffRole } from '@showroom/api-contract/desk-staff';
import { staffRoles } from '@showroom/api-contract/desk-staff';

/**
 * Roles that open each operation of the staff; `admin` opens all. Whoever adds an operation writes down here who may call it:
 * the walk over the contract refuses one without a line.
 */
export const staffOperations: Readonly<Record<string, readonly StaffRole[]>> = {
  'tools.qr': ['reports'],
  'tools.shortLinks': ['reports'],
  'tools.createShortLink': ['reports'],
  'deskContent.session': staffRoles,
  'deskContent.entries': ['editor'],
  'deskContent.entry': ['editor'],
  'deskContent.putEntry': ['editor'],
  'deskContent.unpublish': ['editor'],
  'deskContent.version': ['editor'],
  'deskContent.preview': ['editor'],
  'deskContent.audit': ['editor', 'reports'],
  'deskPictures.list': ['editor'],
  'deskPictures.upload': ['editor'],
  'deskLeads.leads': ['sales', 'service'],
  'deskLeads.lead': ['sales', 'service'],
  'deskLeads.leadFile': ['sales', 'service'],
  'deskLeads.moveLead': ['sales', 'service'],
  'deskLeads.assignLead': ['sales', 'service'],
  'deskLeads.answerLead': ['sales', 'service'],
  'deskLeads.deliveries': ['sales', 'service'],
  'deskLeads.replay': ['sales', 'service'],
  'deskLeads.report': ['reports'],
  'deskSeo.redirects': ['reports'],
  'deskSeo.putRedirect': ['reports'],
  'deskSeo.deleteRedirect': ['reports'],
  'deskSeo.importRedirects': ['reports'],
  'deskSeo.seo': ['reports'],
  'deskSeo.putSeo': ['reports'],
  'deskSeo.deleteSeo': ['reports'],
  'deskSeo.importSeo': ['reports'],
  'deskStaff.signOut': staffRoles,
  'deskStaff.list': ['admin'],
  'deskStaff.add': ['admin'],
  'deskStaff.change': ['admin'],
  'deskStaff.reset': ['admin'],
  'deskReviews.list': ['sales', 'service', 'reports'],
  'deskReviews.decide': ['sales', 'service', 'reports'],
  'deskReviews.reply': ['sales', 'service', 'reports'],
  'deskReviews.photo': ['sales', 'service', 'reports'],
  'deskReviews.showPhoto': ['sales', 'service', 'reports'],
};
