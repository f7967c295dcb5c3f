ALTER TABLE "login_attempts" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD COLUMN "has_invitation_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_handovers" ADD COLUMN "invitation_id" uuid;--> statement-breakpoint
ALTER TABLE "login_handovers" ADD COLUMN "has_invitation_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_handovers" ADD CONSTRAINT "login_handovers_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE set null ON UPDATE no action;