export { Select as default } from '@paidang/ui/select';
