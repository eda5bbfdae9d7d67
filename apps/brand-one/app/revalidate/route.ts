export { revalidate as POST } from '@showroom/shell/route-handlers';
