CREATE TYPE "public"."identity_provider" AS ENUM('google', 'line');--> statement-breakpoint
CREATE TYPE "public"."handover_kind" AS ENUM('sign-in', 'register', 'link', 'bind');--> statement-breakpoint
ALTER TYPE "public"."security_event_kind" ADD VALUE 'identity-bound' BEFORE 'session-revoked';--> statement-breakpoint
ALTER TYPE "public"."security_event_kind" ADD VALUE 'identity-unbound' BEFORE 'session-revoked';--> statement-breakpoint
ALTER TYPE "public"."security_event_kind" ADD VALUE 'identity-refused' BEFORE 'session-revoked';--> statement-breakpoint
CREATE TABLE "identities" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"provider" "identity_provider" NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"display_name" text NOT NULL,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_unique" UNIQUE("provider","subject"),
	CONSTRAINT "identities_userId_provider_unique" UNIQUE("user_id","provider")
);
--> statement-breakpoint
CREATE TABLE "login_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" "identity_provider" NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"role" "user_role",
	"url" text,
	"user_id" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_handovers" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"kind" "handover_kind" NOT NULL,
	"user_id" uuid,
	"provider" "identity_provider" NOT NULL,
	"subject" text NOT NULL,
	"email" text,
	"display_name" text NOT NULL,
	"is_friend" boolean NOT NULL,
	"role" "user_role",
	"url" text,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "password_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_attempts" ADD CONSTRAINT "login_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_handovers" ADD CONSTRAINT "login_handovers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_attempts_expires_at_index" ON "login_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_attempts_user_id_index" ON "login_attempts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_handovers_expires_at_index" ON "login_handovers" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "login_handovers_user_id_index" ON "login_handovers" USING btree ("user_id");