import { hashCheaply } from '../modules/staff/password.ts';

hashCheaply();
