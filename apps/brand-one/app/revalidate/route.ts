export { emptyTags as POST } from '@showroom/shell/route-handlers';
